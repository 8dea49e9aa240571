-- Licensed under the Apache License, Version 2.0.
-- Load for `make bench ONLY=backend`: wrk ... -s bench_backend.lua URL -- MODE ARGUMENT
--   get TOKEN        GET with a bearer token
--   post BODY        POST of one body
--   refresh FILE     each answer's refresh token is the next request's; the file has some to begin with
-- The last line has the figures: requests, microseconds, latency at 50 and 99 %, errors.

local threads = {}

function setup(thread)
    thread:set("id", #threads)
    threads[#threads + 1] = thread
end

function init(args)
    mode, bad, free = args[1], 0, {}
    wrk.headers["Content-Type"] = "application/json"
    if mode == "get" then
        wrk.headers["Authorization"] = "Bearer " .. args[2]
    elseif mode == "post" then
        wrk.method, wrk.body = "POST", args[2]
    else
        wrk.method = "POST"
        local number = 0
        for token in io.lines(args[2]) do
            if number % 2 == id then free[#free + 1] = token end
            number = number + 1
        end
        request = function()
            local token = table.remove(free, 1) or "none"
            return wrk.format(nil, nil, nil, '{"refresh_token":"' .. token .. '"}')
        end
        response = function(status, headers, body)
            local token = body:match('"refresh_token":"(%w+)"')
            if token then free[#free + 1] = token else bad = bad + 1 end
        end
    end
end

function done(summary, latency)
    local errors = summary.errors
    local wrong = errors.connect + errors.read + errors.write + errors.timeout + errors.status
    for _, thread in ipairs(threads) do wrong = wrong + thread:get("bad") end
    io.write(string.format("FIGURES %d %d %d %d %d\n", summary.requests, summary.duration,
        latency:percentile(50), latency:percentile(99), wrong))
end
