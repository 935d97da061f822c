import type { Hold } from "../../credits/ledger.ts";

/** What a worker process knows of the balances in the ledger of the main process, from its answers. */
export interface KnownBalances {
  /** Begins a hold here if its account can certainly pay; returns whether it does. */
  begin(hold: Hold): boolean;
  /** Ends a hold; returns whether it was begun here. */
  end(hold: Hold): boolean;
  /** Receives the balance of an account. */
  learn(account: string, balance: number): void;
  /** Forgets the balance of an account: the ledger refused a debit. */
  forget(account: string): void;
}

/** How many times the amount of a hold an account must have, so that other processes do not spend all of it meanwhile. */
const MIN_SHARE = 100;

/** Milliseconds after which a balance is no longer known. */
const KNOWN_MS = 1000;

/** Creates what a worker process knows of balances: nothing yet. @param now returns milliseconds */
export function createKnownBalances(now: () => number): KnownBalances {
  const known = new Map<string, { readonly balance: number; readonly until: number }>();
  const held = new Map<string, number>();
  const open = new Set<Hold>();

  function addHeld(account: string, amount: number): void {
    const sum = (held.get(account) ?? 0) + amount;
    if (sum === 0) held.delete(account);
    else held.set(account, sum);
  }

  return {
    begin(hold) {
      const { account, amount } = hold;
      const last = known.get(account);
      if (last === undefined || now() > last.until) return false;
      if (last.balance < MIN_SHARE * ((held.get(account) ?? 0) + amount)) return false;
      open.add(hold);
      addHeld(account, amount);
      return true;
    },
    end(hold) {
      if (!open.delete(hold)) return false;
      addHeld(hold.account, -hold.amount);
      return true;
    },
    learn: (account, balance) => void known.set(account, { balance, until: now() + KNOWN_MS }),
    forget: (account) => void known.delete(account),
  };
}
