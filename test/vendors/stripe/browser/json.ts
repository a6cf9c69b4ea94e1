export interface Json {
  readonly [name: string]: unknown
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function jsonIn(value: unknown, name: string): Json | undefined {
  const inner = isJson(value) ? value[name] : undefined
  return isJson(inner) ? inner : undefined
}

export function textIn(value: unknown, name: string): string | undefined {
  const inner = isJson(value) ? value[name] : undefined
  return typeof inner === 'string' ? inner : undefined
}

export function numberIn(value: unknown, name: string): number | undefined {
  const inner = isJson(value) ? value[name] : undefined
  return typeof inner === 'number' ? inner : undefined
}
