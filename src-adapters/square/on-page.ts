import type { Square } from '@square/web-payments-sdk-types'

export function squareOnPage(): Square | undefined {
  const found: unknown = Reflect.get(globalThis, 'Square')
  return isSquare(found) ? found : undefined
}

function isSquare(value: unknown): value is Square {
  return typeof value === 'object' && value !== null && 'payments' in value && typeof value.payments === 'function'
}
