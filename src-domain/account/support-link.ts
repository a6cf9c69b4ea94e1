import type { Brand } from '../brand/brand.ts'

/** Support link for a code that does not arrive, at restaurants that set one (ACCT-40). */
export function supportLink(
  { supportContact }: Pick<Brand, 'supportContact'>,
  restaurantId: string | undefined,
): string | undefined {
  return restaurantId !== undefined && supportContact?.restaurantIds.includes(restaurantId) === true
    ? supportContact.link
    : undefined
}
