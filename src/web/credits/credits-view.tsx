import { useEffect, useState } from "preact/hooks";
import type { BalanceResponse, LedgerResponse, PricingResponse } from "../../contract/schemas/credits.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useRequest } from "../common/hooks/use-request.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { getEngine } from "../engine/engine.ts";

/** The price list, the balance and the statement of the account. */
export function CreditsView() {
  const { value: pricing, error } = useEngineQuery("pricing", {}, (engine) => engine.credits.pricing());
  const { account, error: accountError } = useCreditAccount();
  useDocumentTitle("Credits");
  if (error || accountError) return <ErrorNotice error={error ?? accountError} />;
  if (!pricing || !account) return <LoadingPlaceholder lines={14} />;
  const { balance, statement } = account;
  return (
    <div class="credits">
      <h1>Credits</h1>
      <section class="balance" aria-label="Balance">
        <p>
          <b>{balance.unlimited ? "No limit" : balance.balance.toLocaleString("en-US")}</b>
          <span>
            {balance.unlimited
              ? "This app runs its own engine and debits nothing. The prices apply to the keys of a server."
              : `credits on the account ${balance.account}`}
          </span>
        </p>
      </section>
      <h2>Price list</h2>
      <p class="lead">
        One credit is ${pricing.dollarPerCredit.toFixed(2)}. Purchases from {pricing.minCredits.toLocaleString("en-US")}{" "}
        to {pricing.maxCredits.toLocaleString("en-US")} credits.
      </p>
      <PriceTable costs={pricing.costs} />
      <h2>Statement</h2>
      {statement.total === 0 ? <p>No entries.</p> : <Statement statement={statement} />}
    </div>
  );
}

function PriceTable({ costs }: { readonly costs: PricingResponse["costs"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by key
    <section class="table" tabIndex={0} aria-label="Price list">
      <table>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col" class="endpoint">
              Endpoint
            </th>
            <th scope="col" class="number">
              Credits
            </th>
            <th scope="col" class="number">
              USD
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ operation, description, endpoint, credits, usdCost }) => (
            <tr key={operation}>
              <th scope="row">{description}</th>
              <td class="endpoint">
                <code>{endpoint}</code>
              </td>
              <td class="number">{credits}</td>
              <td class="number">{usdCost.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CreditAccount {
  readonly balance: BalanceResponse["data"];
  readonly statement: LedgerResponse["data"];
}

/** Reads balance and statement at every visit, because every call changes them. */
function useCreditAccount(): { readonly account: CreditAccount | null; readonly error: unknown } {
  const [account, setAccount] = useState<CreditAccount | null>(null);
  const { error, run } = useRequest();
  useEffect(() => {
    void run(async () => {
      const { credits } = await getEngine();
      const [balance, statement] = await Promise.all([credits.balance(), credits.ledger()]);
      setAccount({ balance: balance.data, statement: statement.data });
    });
  }, []);
  return { account, error };
}

function Statement({ statement }: { readonly statement: LedgerResponse["data"] }) {
  return (
    <ol class="statement">
      {statement.entries.map(({ id, at, operation, credits }) => (
        <li key={id}>
          <time>{new Date(at).toISOString().slice(0, 16).replace("T", " ")}</time> {operation} <b>{credits}</b>
        </li>
      ))}
    </ol>
  );
}
