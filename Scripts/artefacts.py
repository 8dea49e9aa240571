#!/usr/bin/env python3
"""Has the tools of others judge all that is generated for each brand: aapt2, check-jsonschema and PyPI's pbxproj.

Each brand is generated a second time, and no byte of a file may change by that.

plutil and xmllint judge the same files in the tests (GeneratedFileTests). So that taking a file means something, each
tool is also given one that is broken, and has to refuse it.

Usage: artefacts.py PROGRAM
       artefacts.py --projects FOLDER   judges only the projects for Xcode that are below a folder
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".venv/artefacts/bin"
BRANDS = sorted(folder.name.lower() for folder in (ROOT / "Apps").iterdir() if folder.is_dir())
FRAMEWORK = "/usr/share/android-framework-res/framework-res.apk"
ANDROID = 'xmlns:android="http://schemas.android.com/apk/res/android"'
# The attributes of Android 12 and 13, which Debian's framework does not have yet, with the system's own numbers.
ATTRIBUTES = """<resources>
<public type="attr" name="windowSplashScreenBackground" id="0x0101062c"/>
<attr name="windowSplashScreenBackground" format="color"/>
<public type="attr" name="windowSplashScreenAnimatedIcon" id="0x0101062d"/>
<attr name="windowSplashScreenAnimatedIcon" format="reference"/>
<public type="attr" name="windowSplashScreenAnimationDuration" id="0x0101062e"/>
<attr name="windowSplashScreenAnimationDuration" format="integer"/>
<public type="attr" name="windowSplashScreenBrandingImage" id="0x0101062f"/>
<attr name="windowSplashScreenBrandingImage" format="reference"/>
<public type="attr" name="windowSplashScreenIconBackgroundColor" id="0x01010630"/>
<attr name="windowSplashScreenIconBackgroundColor" format="color"/>
<public type="attr" name="windowSplashScreenBehavior" id="0x01010668"/>
<attr name="windowSplashScreenBehavior">
<enum name="default" value="0"/><enum name="icon_preferred" value="1"/></attr>
<public type="id" name="default" id="0x0102ff00"/><public type="id" name="icon_preferred" id="0x0102ff01"/>
</resources>
"""
OPEN = """
import sys
from pbxproj import XcodeProject
for path in sys.argv[1:]:
    project = XcodeProject.load(path)
    targets = [target.name for target in project.objects.get_targets()]
    assert targets, f"{path} has no target"
    for target in targets:
        assert list(project.objects.get_configurations_on_targets(target)), f"{path}: {target} has no settings"
"""


def run(*words, folder=None):
    """Runs a tool; returns what it says, or nothing when it is content."""
    done = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True)
    return (done.stdout + done.stderr or f"{words[0]} ended with {done.returncode}") if done.returncode else ""


def android(res, work):
    """What aapt2 says of a folder of resources."""
    work.mkdir()
    (work / "shim/values").mkdir(parents=True)
    (work / "shim/values/attrs.xml").write_text(ATTRIBUTES)
    (work / "shim.xml").write_text(f'<manifest {ANDROID} package="android"/>')
    (work / "app.xml").write_text(
        f'<manifest {ANDROID} package="org.example.app"><application android:icon="@mipmap/ic_launcher">'
        '<activity android:name=".Main" android:theme="@style/LaunchTheme"/></application></manifest>')
    for command in (
            ["compile", "--dir", "shim", "-o", "shim.zip"],
            ["link", "-o", "shim.apk", "-I", FRAMEWORK, "--manifest", "shim.xml", "shim.zip"],
            ["compile", "--dir", res, "-o", "app.zip"],
            ["link", "-o", "app.apk", "-I", FRAMEWORK, "-I", "shim.apk", "--min-sdk-version", "21",
             "--target-sdk-version", "34", "--manifest", "app.xml", "app.zip", "--auto-add-overlay"]):
        if wrong := run("aapt2", *command, folder=work):
            return wrong
    return ""


def web(file):
    """What check-jsonschema says of a manifest."""
    schema = ROOT / "Scripts/schemas/web-manifest.schema.json"
    return run(TOOLS / "check-jsonschema", "--schemafile", schema, file)


def icon(file):
    """What check-jsonschema says of an Icon Composer document, and of the pictures that it names."""
    schema = ROOT / "Scripts/schemas/icon-composer.schema.json"
    wrong = run(TOOLS / "check-jsonschema", "--schemafile", schema, file)
    return wrong or "".join(f"{file} shows {name}, which is not there\n" for name in sorted(pictures(file))
                            if not (file.parent / "Assets" / name).exists())


def pictures(file):
    """The names of the pictures that the layers of an Icon Composer document show."""
    for group in json.loads(file.read_text(encoding="utf-8"))["groups"]:
        for layer in group["layers"]:
            values = [layer.get("image-name")]
            values += [entry.get("value") for entry in layer.get("image-name-specializations", [])]
            yield from (value for value in values if value)


def hashes(folder):
    """The hash of each file below a folder."""
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(folder.glob("**/*")) if path.is_file()}


def changed(before, after):
    """The files that are not the same in two lists of hashes."""
    return sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))


def xcode(file):
    """What pbxproj says of a project."""
    return run(TOOLS / "python", "-c", OPEN, file)


def judge(brand, folder):
    """What the tools say of all that was generated for a brand; also how many things they looked at."""
    resources = sorted({path.parent.parent for path in folder.glob("**/res/values/*.xml")})
    manifests, projects = sorted(folder.glob("**/*.webmanifest")), sorted(folder.glob("**/project.pbxproj"))
    icons = sorted(folder.glob("**/*.icon/icon.json"))
    kinds = {"Android": resources, "the web": manifests, "Xcode": projects, "Icon Composer": icons}
    problems = [f"{brand}: nothing was generated for {name}" for name, found in kinds.items() if not found]
    for number, res in enumerate(resources):
        problems += [wrong for wrong in [android(res, folder.parent / f"{brand}-{number}")] if wrong]
    for tool, files in ((web, manifests), (xcode, projects), (icon, icons)):
        problems += [wrong for wrong in map(tool, files) if wrong]
    return problems, len(resources) + len(manifests) + len(projects) + len(icons)


def selftest(folder, work):
    """Each tool has to refuse what is broken; returns the tools that do not."""
    res = work / "res"
    shutil.copytree(next(folder.glob("**/res/values")).parent, res)
    for picture in res.glob("**/launch_icon.png"):
        picture.unlink()
    manifest, project = work / "broken.webmanifest", work / "project.pbxproj"
    told = json.loads(next(folder.glob("**/*.webmanifest")).read_text())
    manifest.write_text(json.dumps(told | {"display": "large"}))
    text = next(folder.glob("**/project.pbxproj")).read_text()
    project.write_text(text[:len(text) // 2])
    source = next(folder.glob("**/*.icon/icon.json"))
    document, lacking = work / "broken.icon/icon.json", work / "lacking.icon/icon.json"
    for file in (document, lacking):
        file.parent.mkdir()
    document.write_text(json.dumps(json.loads(source.read_text()) | {"groups": []}))
    lacking.write_text(source.read_text())
    one = hashes(folder)
    found = {"aapt2": android(res, work / "broken"), "check-jsonschema": web(manifest), "pbxproj": xcode(project),
             "the schema of Icon Composer": icon(document), "the look for pictures": icon(lacking),
             "the comparison": changed(one, one | {min(one): ""})}
    return [f"the check itself is broken: {tool} takes what it should refuse" for tool, said in found.items() if not said]


def judge_projects(folder):
    """Ends with what pbxproj says of the projects below a folder; one that is cut off has to be refused."""
    if not (TOOLS / "python").exists():
        sys.exit(f"artefacts: {TOOLS / 'python'} is not there. Run: Scripts/artefact_tools.sh")
    found = sorted(folder.glob("**/project.pbxproj"))
    problems = [wrong for wrong in map(xcode, found) if wrong] if found else [f"{folder} has no project for Xcode"]
    with tempfile.TemporaryDirectory() as work:
        broken = Path(work) / "project.pbxproj"
        text = found[0].read_text(encoding="utf-8") if found else ""
        broken.write_text(text[:len(text) // 2], encoding="utf-8")
        if not xcode(broken):
            problems.append("the check itself is broken: pbxproj takes what it should refuse")
    for problem in problems:
        print(problem)
    if problems:
        sys.exit("artefacts: the projects are not as Xcode wants them")
    print(f"artefacts: {len(found)} projects of {folder} are taken")


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "--projects":
        return judge_projects(Path(sys.argv[2]))
    if len(sys.argv) != 2:
        sys.exit("\n".join(__doc__.strip().splitlines()[-2:]))
    program, problems, count = Path(sys.argv[1]).resolve(), [], 0
    for tool, how in ((Path(shutil.which("aapt2") or "/aapt2"), "apt-get install aapt android-framework-res"),
                      (Path(FRAMEWORK), "apt-get install android-framework-res"),
                      (TOOLS / "check-jsonschema", "Scripts/artefact_tools.sh")):
        if not tool.exists():
            sys.exit(f"artefacts: {tool} is not there. Run: {how}")
    with tempfile.TemporaryDirectory() as folder:
        for brand in BRANDS:
            place = Path(folder) / "made" / brand
            place.parent.mkdir(exist_ok=True)
            if wrong := run(program, "generate", brand, "--into", place, "--platform", "all"):
                sys.exit(f"artefacts: {brand} cannot be generated:\n{wrong}")
            before = hashes(place)
            if wrong := run(program, "generate", brand, "--into", place, "--platform", "all"):
                sys.exit(f"artefacts: {brand} cannot be generated again:\n{wrong}")
            problems += [f"{brand}: the second generation changes {path}" for path in changed(before, hashes(place))]
            wrong, seen = judge(brand, place)
            problems, count = problems + wrong, count + seen
        work = Path(folder) / "broken"
        work.mkdir()
        problems += selftest(Path(folder) / "made" / BRANDS[0], work)
    for problem in problems:
        print(problem)
    if problems:
        sys.exit("artefacts: the tools of others refuse what is generated")
    print(f"artefacts: {count} projects, manifests, icons and folders of resources of {len(BRANDS)} brands are taken")


if __name__ == "__main__":
    main()
