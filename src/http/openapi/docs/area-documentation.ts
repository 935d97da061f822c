import type { InputFor, Operation, ResponseFor } from "../../../contract/operations/operation.ts";

/**
 * Descriptions by dotted path of the described field; list items have the path of their list, and `""` is the value
 * itself. A path that ends with `?` describes the value of a nullable field if it is not null.
 */
export type FieldTexts = Readonly<Record<string, string>>;

/** Texts of the OpenAPI document about one operation. */
export interface OperationDocumentation<Input = unknown, Answer = unknown> {
  readonly summary: string;
  /** Default: the summary. */
  readonly description?: string;
  /** Example requests by name. The first illustrates the parameters of a GET route. */
  readonly examples?: Readonly<Record<string, Input>>;
  /** Fields of the request. */
  readonly request?: FieldTexts;
  /** Fields of the response. */
  readonly response?: FieldTexts;
  /** An answer to the first example request. */
  readonly answer?: Answer;
}

/** Texts of the OpenAPI document about one area. */
export interface AreaDocumentation<
  Area extends Readonly<Record<string, Operation>> = Readonly<Record<string, Operation>>,
> {
  /** Text of the area's tag. */
  readonly description: string;
  readonly operations: {
    readonly [Verb in keyof Area]: OperationDocumentation<InputFor<Area[Verb]>, ResponseFor<Area[Verb]>>;
  };
  /** Fields of schemas that several operations share, by the name of the component. */
  readonly schemas?: Readonly<Record<string, FieldTexts>>;
}
