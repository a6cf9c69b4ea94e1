import type { Schema } from './schema-of.ts'

/** A request or response body. */
export function jsonContent(schema: Schema, example: unknown): Schema {
  return { content: { 'application/json': { schema, example } } }
}
