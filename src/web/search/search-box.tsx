import { useEffect, useId, useState } from "preact/hooks";
import { navigate } from "../common/location.ts";
import { type CaseSuggestion, suggestCases } from "./suggest-cases.ts";

const SUGGEST_DELAY_MS = 90;

interface SearchBoxProps {
  /** What was searched for last. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** UTF-16 offset of the character that is wrong in `query`. */
  readonly errorOffset?: number;
  readonly describedBy?: string;
}

/** The field for a query. While one types, cases that the words cite or name are offered below it. */
export function SearchBox({ query, onSearch, errorOffset: wrongAt, describedBy }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useCaseSuggestions(isOpen ? text : "");
  const isShown = isOpen && suggestions.length > 0;
  useEffect(() => setText(query), [query]);

  function onKey(event: KeyboardEvent): void {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const positions = suggestions.length + 1;
      setActive((now) => ((now + 1 + step + positions) % positions) - 1);
    } else if (event.key === "Escape") {
      setOpen(false);
      setActive(-1);
    }
  }

  function submit(event: Event): void {
    event.preventDefault();
    setOpen(false);
    const chosen = isShown ? suggestions[active] : undefined;
    if (chosen) navigate(`/research/cases/${chosen.clusterId}`);
    else onSearch(text.trim());
  }

  return (
    <form class="search-box" role="search" onSubmit={submit}>
      <label for={id} class="visually-hidden">
        Search cases: words, a citation, a case name, or a Boolean query
      </label>
      <input
        id={id}
        data-search
        type="text"
        inputMode="search"
        name="q"
        value={text}
        autocomplete="off"
        autoCapitalize="off"
        spellcheck={false}
        placeholder="Words, a case name, a citation, or a Boolean query"
        // biome-ignore lint/a11y/noRedundantRoles: only an input with a list is one by itself
        role="combobox"
        list={undefined}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={wrongAt !== undefined}
        aria-describedby={describedBy}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKey}
        onBlur={() => setOpen(false)}
      />
      <button type="submit">Search</button>
      <div id={`${id}-list`} role="listbox" aria-label="Cases" class="offers" hidden={!isShown}>
        {suggestions.map((offer, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are read by the field
          <div
            key={offer.clusterId}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => navigate(`/research/cases/${offer.clusterId}`)}
          >
            <span class="offer-name">{offer.caseName}</span>
            <span class="offer-facts">{[offer.citation, offer.year].filter(Boolean).join(" · ")}</span>
          </div>
        ))}
      </div>
    </form>
  );
}

/** Cases that a text being typed cites or names; asked for once the typing pauses. */
function useCaseSuggestions(text: string): readonly CaseSuggestion[] {
  const [suggestions, setSuggestions] = useState<readonly CaseSuggestion[]>([]);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < 2 || wanted.length > 200) {
      setSuggestions([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await suggestCases(wanted);
      if (isCurrent) setSuggestions(found);
    }, SUGGEST_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return suggestions;
}
