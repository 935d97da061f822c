import { useEffect, useState } from "preact/hooks";

/** Puts a text on the clipboard and says so. */
export function Copy({ text, label = "Copy" }: { readonly text: string; readonly label?: string }) {
  const [said, say] = useState("");
  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => say(""), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      say("Copied");
    } catch {
      say("Not allowed");
    }
  }
  return (
    <button type="button" class="copy" aria-label={`${label} ${text}`} onClick={copy}>
      <span aria-live="polite">{said || label}</span>
    </button>
  );
}
