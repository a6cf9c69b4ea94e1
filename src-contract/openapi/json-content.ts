import type { Schema } from './schema-of.ts'

/** A body, of a call or of an answer. */
export function jsonContent(schema: Schema, example: unknown): Schema {
  return { content: { 'application/json': { schema, example } } }
}
