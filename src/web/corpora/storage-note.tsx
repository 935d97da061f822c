import { useEffect, useState } from "preact/hooks";
import { persistStorage, type StorageReport } from "../../browser/storage/persist-storage.ts";
import { formatBytes } from "./format-bytes.ts";

/** Whether the browser keeps what is stored, and how much room it gives. */
export function StorageNote() {
  const [report, setReport] = useState<StorageReport | null>(null);
  const [isRequesting, setRequesting] = useState(false);
  useEffect(() => {
    void (async () => {
      const { usage = null, quota = null } = await navigator.storage.estimate();
      setReport({ persisted: await navigator.storage.persisted(), usage, quota });
    })();
  }, []);
  async function requestPersistence(): Promise<void> {
    setRequesting(true);
    setReport(await persistStorage());
    setRequesting(false);
  }
  if (!report) return null;
  return (
    <p class="attribution">
      {report.usage === null ? "" : `${formatBytes(report.usage)} used`}
      {report.quota === null ? ". " : ` of ${formatBytes(report.quota)} that this browser gives. `}
      {report.persisted ? (
        "The browser keeps them until you remove them."
      ) : (
        <>
          The browser may remove them when the disk runs full.{" "}
          <button type="button" class="copy" disabled={isRequesting} onClick={() => void requestPersistence()}>
            Ask it to keep them
          </button>
        </>
      )}
    </p>
  );
}
