import { useEffect, useId, useState } from "preact/hooks";
import { buildCaseAddress } from "../../common/addresses.ts";
import { navigate } from "../../common/location.ts";
import type { CaseSuggestion } from "./suggest-cases.ts";
import { useCaseSuggestions } from "./use-case-suggestions.ts";
import { useCombobox } from "./use-combobox.ts";

interface SearchBoxProps {
  /** The query of the current results. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** UTF-16 offset of a syntax error in `query`. */
  readonly errorOffset?: number;
  /** Id of the element that describes the error. */
  readonly describedBy?: string;
}

/** The field for a query. While the user types, it suggests cases that the input cites or names. */
export function SearchBox({ query, onSearch, errorOffset, describedBy }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(query);
  const list = useCombobox();
  const suggestions = useCaseSuggestions(list.isOpen ? text : "");
  const isShown = list.isOpen && suggestions.length > 0;
  useEffect(() => setText(query), [query]);

  function submit(event: Event): void {
    event.preventDefault();
    list.close();
    const chosen = isShown ? suggestions[list.activeIndex] : undefined;
    if (chosen) openCase(chosen);
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
        // biome-ignore lint/a11y/noRedundantRoles: an input has this role only if it has a datalist
        role="combobox"
        list={undefined}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && list.activeIndex >= 0 ? `${id}-${list.activeIndex}` : undefined}
        aria-invalid={errorOffset !== undefined}
        aria-describedby={describedBy}
        onInput={(event) => {
          setText(event.currentTarget.value);
          list.open();
        }}
        onKeyDown={(event) => list.handleKey(event, suggestions.length)}
        onBlur={list.close}
      />
      <button type="submit">Search</button>
      <SuggestionList id={id} suggestions={suggestions} activeIndex={list.activeIndex} isShown={isShown} />
    </form>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly CaseSuggestion[];
  readonly activeIndex: number;
  readonly isShown: boolean;
}

function SuggestionList({ id, suggestions, activeIndex, isShown }: SuggestionListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Cases" class="suggestions" hidden={!isShown}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
        <div
          key={suggestion.clusterId}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => openCase(suggestion)}
        >
          <span class="suggestion-name">{suggestion.caseName}</span>
          <span class="suggestion-facts">{[suggestion.citation, suggestion.year].filter(Boolean).join(" · ")}</span>
        </div>
      ))}
    </div>
  );
}

function openCase({ clusterId }: CaseSuggestion): void {
  navigate(buildCaseAddress(clusterId));
}
