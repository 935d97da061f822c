/** The cause of an error of a build one of whose threads failed: the same inputs need not cause it again. */
export class ThreadFault extends Error {}
