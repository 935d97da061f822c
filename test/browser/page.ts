import { connect } from "../../src/worker/connect.ts";

// What tests drive from outside: the package's own functions, in a real page.
Object.assign(globalThis, { headnote: { connect } });
