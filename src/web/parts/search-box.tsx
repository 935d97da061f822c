import { useEffect, useId, useState } from "preact/hooks";
import { goTo } from "../place.ts";
import { type Offer, offersFor } from "./offers.ts";

const PAUSE_MS = 90;

interface SearchBoxProps {
  /** What was searched for last. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** UTF-16 offset of the character that is wrong in `query`. */
  readonly wrongAt?: number;
  readonly describedBy?: string;
}

/** The field for a query. While one types, cases that the words cite or name are offered below it. */
export function SearchBox({ query, onSearch, wrongAt, describedBy }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offers = useOffers(isOpen ? text : "");
  const isShown = isOpen && offers.length > 0;
  useEffect(() => setText(query), [query]);

  function onKey(event: KeyboardEvent): void {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const places = offers.length + 1;
      setActive((now) => ((now + 1 + step + places) % places) - 1);
    } else if (event.key === "Escape") {
      setOpen(false);
      setActive(-1);
    }
  }

  function submit(event: Event): void {
    event.preventDefault();
    setOpen(false);
    const chosen = isShown ? offers[active] : undefined;
    if (chosen) goTo(`/research/cases/${chosen.clusterId}`);
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
        {offers.map((offer, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are read by the field
          <div
            key={offer.clusterId}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => goTo(`/research/cases/${offer.clusterId}`)}
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
function useOffers(text: string): readonly Offer[] {
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < 2 || wanted.length > 200) {
      setOffers([]);
      return;
    }
    let isWanted = true;
    const timer = setTimeout(async () => {
      const found = await offersFor(wanted);
      if (isWanted) setOffers(found);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return offers;
}
