import { useEffect, useRef } from "preact/hooks";
import { FileDrop } from "../common/controls/file-drop.tsx";
import { COUNTRY_OPTIONS, findOption, SelectField } from "../common/controls/select-field.tsx";
import { useQueryFields } from "../common/hooks/use-query-fields.ts";

interface SimilarCasesFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** The form for a text: pasted, or read from a file. */
export function SimilarCasesForm({ text, onText, onFile }: SimilarCasesFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { getField, setField } = useQueryFields();
  useEffect(() => {
    if (field.current) field.current.value = text;
  }, [text]);
  return (
    <>
      <form
        class="ask-form"
        onSubmit={(event) => {
          event.preventDefault();
          onText(field.current?.value ?? "");
        }}
      >
        <label for="similar-text">Text</label>
        <textarea
          id="similar-text"
          data-search
          ref={field}
          rows={text === "" ? 8 : 4}
          defaultValue={text}
          spellcheck={false}
        />
        <fieldset class="filters">
          <legend class="visually-hidden">Which cases</legend>
          <SelectField
            label="Country"
            value={findOption(COUNTRY_OPTIONS, getField("jurisdiction"))}
            options={COUNTRY_OPTIONS}
            onChange={(value) => setField("jurisdiction", value)}
          />
          <button type="submit">Find cases</button>
        </fieldset>
      </form>
      <FileDrop
        label="Or choose a text, HTML or DOCX file, or drop one here"
        accept=".txt,.md,.html,.htm,.xhtml,.docx"
        onFile={onFile}
      />
    </>
  );
}
