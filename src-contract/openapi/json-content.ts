import type { Schema } from './schema-of.ts'

export function jsonContent(schema: Schema, example: unknown): Schema {
  return { content: { 'application/json': { schema, example } } }
}

/** Server-sent events. */
export function eventContent(): Schema {
  const example = 'event: changed\ndata: 3\n\n'
  return { content: { 'text/event-stream': { schema: { type: 'string' }, example } } }
}

export function fileContent(type: string): Schema {
  const example = '\uFEFFdate,location,section,name,figure,value,currency\r\n'
  return { content: { [type]: { schema: { type: 'string' }, example } } }
}
