import "headnote/service-worker/entry";
