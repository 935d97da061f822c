import "headnote/worker/entry";
