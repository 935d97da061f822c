import { useEffect, useState } from "preact/hooks";

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label = "Copy" }: { readonly text: string; readonly label?: string }) {
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (message === "") return;
    const timer = setTimeout(() => setMessage(""), 2000);
    return () => clearTimeout(timer);
  }, [message]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setMessage("Copied");
    } catch {
      setMessage("Not allowed");
    }
  }
  return (
    <button type="button" class="copy" aria-label={`${label} ${text}`} onClick={copy}>
      <span aria-live="polite">{message || label}</span>
    </button>
  );
}
