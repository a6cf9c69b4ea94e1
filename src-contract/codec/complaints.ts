import type * as t from 'io-ts'

const shortest = 3

/** "items.0.quantity: not a whole number from 1 to 9999". Omits the value, which may be a secret. */
export function complaints(errors: readonly t.ValidationError[]): string {
  return errors.slice(0, shortest).map(complaint).join('; ')
}

export function complaint(error: t.ValidationError): string {
  const path = error.context
    .map(({ key }) => key.slice(0, 40))
    .filter((key) => key !== '')
    .join('.')
  const rule = error.message ?? `not ${error.context.at(-1)?.type.name ?? 'as agreed'}`
  return path === '' ? rule : `${path}: ${rule}`
}
