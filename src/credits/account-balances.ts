/** Balances and holds of accounts, in thousandths of a credit. */
export interface AccountBalances {
  /** The sum of the account's entries. */
  readBalance(account: string): number;
  has(account: string): boolean;
  /** Adds an amount, negative for a debit. */
  add(account: string, amount: number): void;
  /** The sum of the account's open holds. */
  readHeld(account: string): number;
  hold(hold: Hold): void;
  isOpen(hold: Hold): boolean;
  /** Ends a hold; a hold that has ended is left alone. */
  end(hold: Hold): void;
}

/** Credits set aside for a call that runs. Holds live in memory alone: a crash releases them. */
export interface Hold {
  readonly account: string;
  readonly amount: number;
  readonly operation: string;
}

/** Creates balances without accounts. */
export function createAccountBalances(): AccountBalances {
  const balances = new Map<string, number>();
  const held = new Map<string, number>();
  const open = new Set<Hold>();
  return {
    readBalance: (account) => balances.get(account) ?? 0,
    has: (account) => balances.has(account),
    add: (account, amount) => addAmount(balances, account, amount),
    readHeld: (account) => held.get(account) ?? 0,
    hold(hold) {
      open.add(hold);
      addAmount(held, hold.account, hold.amount);
    },
    isOpen: (hold) => open.has(hold),
    end(hold) {
      if (open.delete(hold)) addAmount(held, hold.account, -hold.amount);
    },
  };
}

function addAmount(sums: Map<string, number>, account: string, amount: number): void {
  sums.set(account, (sums.get(account) ?? 0) + amount);
}
