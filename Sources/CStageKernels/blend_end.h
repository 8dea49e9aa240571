// Licensed under the Apache License, Version 2.0.

// Takes back what blend_body.h defines, for the next level of vector instructions.

#undef OP
#undef LOAD
#undef STORE
#undef ZERO
#undef AND
