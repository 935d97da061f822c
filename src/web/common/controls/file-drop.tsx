import { useId, useState } from "preact/hooks";

interface FileDropProps {
  readonly label: string;
  /** File extensions, comma-separated. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** A field for a file, which can be chosen or dropped. */
export function FileDrop({ label, accept, disabled = false, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  function acceptFile(file: File | undefined | null): void {
    if (file && !disabled) onFile(file);
  }
  return (
    <div
      role="group"
      aria-label={label}
      class={isOver ? "file-drop over" : "file-drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        acceptFile(event.dataTransfer?.files[0]);
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          acceptFile(event.currentTarget.files?.[0]);
          // Allows the same file to be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
