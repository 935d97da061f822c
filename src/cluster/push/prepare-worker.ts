import { parentPort, workerData } from "node:worker_threads";
import { openCorpus } from "../../store/corpus.ts";
import { openCaseDocuments } from "../documents/case-documents.ts";
import { type PrepareRequest, prepareCases } from "./prepare-cases.ts";
import type { PrepareSettings } from "./preparers.ts";
import { openPushedFile } from "./pushed-file.ts";

/*
 * A thread that prepares the documents of cases: it reads the corpus file by itself, and answers one request after the
 * other.
 */

const { path, prefix, version } = workerData as PrepareSettings;
const corpus = await openCorpus(openPushedFile(path));
const documents = openCaseDocuments(corpus);
const port = parentPort!;

port.on("message", (request: PrepareRequest) => {
  try {
    port.postMessage({ prepared: prepareCases(documents, { prefix, version }, request) });
  } catch (error) {
    port.postMessage({ error });
  }
});
