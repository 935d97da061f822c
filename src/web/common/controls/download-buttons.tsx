interface DownloadButtonsProps<Format extends string> {
  readonly formats: readonly { readonly format: Format; readonly label: string }[];
  readonly class?: string;
  readonly disabled?: boolean;
  readonly onChoose: (format: Format) => void;
}

/** One button per file format. */
export function DownloadButtons<Format extends string>(props: DownloadButtonsProps<Format>) {
  return (
    <>
      {props.formats.map(({ format, label }) => (
        <button
          key={format}
          type="button"
          class={props.class}
          disabled={props.disabled}
          onClick={() => props.onChoose(format)}
        >
          {label}
        </button>
      ))}
    </>
  );
}
