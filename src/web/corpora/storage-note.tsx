import { useEffect, useState } from "preact/hooks";
import { persistStorage, type StorageReport } from "../../browser/storage/persist-storage.ts";
import { useRequest } from "../common/hooks/use-request.ts";
import { ErrorNotice } from "../common/notices.tsx";
import { formatBytes } from "./format-bytes.ts";

/** The space that the browser grants, whether its storage is persistent, and a button that requests that. */
export function StorageNote() {
  const [report, setReport] = useState<StorageReport | null>(null);
  const { isBusy, error, run } = useRequest();
  useEffect(() => {
    // Absent over plain http, and in some browsers.
    if (navigator.storage === undefined) return;
    void run(async () => {
      const { usage = null, quota = null } = (await navigator.storage.estimate?.()) ?? {};
      setReport({ persisted: (await navigator.storage.persisted?.()) ?? false, usage, quota });
    });
  }, []);
  const canPersist = navigator.storage?.persist !== undefined;
  const requestPersistence = () => run(async () => setReport(await persistStorage()));
  if (error) return <ErrorNotice error={error} />;
  if (!report) return null;
  return (
    <p class="attribution">
      {report.usage === null ? "" : `${formatBytes(report.usage)} used`}
      {report.quota === null ? ". " : ` of ${formatBytes(report.quota)} available. `}
      {report.persisted ? (
        "The browser keeps the corpora until you remove them."
      ) : (
        <>
          The browser may remove the corpora if the disk is full.{" "}
          {canPersist ? (
            <button type="button" class="copy" disabled={isBusy} onClick={() => void requestPersistence()}>
              Request permanent storage
            </button>
          ) : null}
        </>
      )}
    </p>
  );
}
