import { useEffect, useState } from "preact/hooks";

const CONFIRMATION_MS = 2000;

/** A button that copies a text to the clipboard and confirms it for two seconds. */
export function CopyButton({ text, label = "Copy" }: { readonly text: string; readonly label?: string }) {
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (message === "") return;
    const timer = setTimeout(() => setMessage(""), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [message]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setMessage("Copied");
    } catch {
      setMessage("Copying is not allowed");
    }
  }
  return (
    <button type="button" class="copy" aria-label={`${label} ${text}`} onClick={copy}>
      <span aria-live="polite">{message || label}</span>
    </button>
  );
}
