import type { ESTree, Plugin } from "vite";

/** A node of a syntax tree, with its position in the code. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * Marks what initializes the constants of modules as free of side effects, which `sideEffects` of package.json says of
 * the modules. A bundler then removes the constants that a program does not use, although they share a script with others.
 */
export function createPureInitializersPlugin(): Plugin {
  return {
    name: "headnote-pure-initializers",
    enforce: "post",
    transform: {
      filter: { id: /\/src\/.+\.ts$/ },
      handler(code) {
        return { code: markInitializers(code, this.parse(code).body), map: null };
      },
    },
  };
}

/** Marks the initializers of the constants that the statements of a module declare. */
export function markInitializers(code: string, statements: ESTree.Program["body"]): string {
  let marked = "";
  let end = 0;
  for (const initializer of (statements as readonly unknown[] as readonly Node[]).flatMap(listInitializers)) {
    if (isPure(initializer)) continue;
    const text = code.slice(initializer.start, initializer.end);
    const isMarkable = isCall(initializer) && [initializer.callee as Node, ...listArguments(initializer)].every(isPure);
    marked += `${code.slice(end, initializer.start)}${PURE} ${isMarkable ? text : `(() => (${text}))()`}`;
    end = initializer.end;
  }
  return marked + code.slice(end);
}

const PURE = "/* @__PURE__ */";

/** Lists what initializes the constants that a statement declares, in the order of the code. */
function listInitializers(statement: Node): Node[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? (statement.declaration as Node | null) : statement;
  if (declaration?.type !== "VariableDeclaration") return [];
  const initializers = (declaration.declarations as readonly Node[]).map(({ init }) => init as Node | null);
  return initializers.filter((init) => init !== null && !containsAwait(init)) as Node[];
}

const FUNCTIONS = ["ArrowFunctionExpression", "FunctionExpression"];

/** Whether every bundler knows that an expression has no side effects. */
function isPure(node: Node | null): boolean {
  if (node === null) return true;
  const { type } = node;
  if (type === "Literal" || type === "Identifier" || FUNCTIONS.includes(type)) return true;
  if (type === "ArrayExpression") return (node.elements as readonly Node[]).every(isPure);
  if (type === "ObjectExpression") return (node.properties as readonly Node[]).every(isPureProperty);
  if (type === "TemplateLiteral") return (node.expressions as readonly Node[]).length === 0;
  if (type === "UnaryExpression") return isNumeric(node.argument as Node);
  return isNumeric(node);
}

function isPureProperty({ type, computed, value }: Node): boolean {
  return type === "Property" && !computed && isPure(value as Node);
}

/** Whether an expression computes with literals only. */
function isNumeric({ type, left, right }: Node): boolean {
  if (type === "Literal") return true;
  return type === "BinaryExpression" && isNumeric(left as Node) && isNumeric(right as Node);
}

function isCall({ type, optional }: Node): boolean {
  return type === "NewExpression" || (type === "CallExpression" && !optional);
}

function listArguments(call: Node): readonly Node[] {
  return call.arguments as readonly Node[];
}

/** Whether an expression waits while its module is loaded. */
function containsAwait(node: Node): boolean {
  if (node.type === "AwaitExpression") return true;
  if (FUNCTIONS.includes(node.type)) return false;
  return Object.values(node).some((value) =>
    (Array.isArray(value) ? value : [value]).some((one) => typeof one?.type === "string" && containsAwait(one)),
  );
}
