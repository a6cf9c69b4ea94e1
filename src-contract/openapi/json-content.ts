import type { Schema } from './schema-of.ts'

export function jsonContent(schema: Schema, example: unknown): Schema {
  return { content: { 'application/json': { schema, example } } }
}
