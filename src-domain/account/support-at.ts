import type { Brand } from '../brand/brand.ts'

/** Who helps with a code that does not come, where this restaurant is one of those that say so (ACCT-40). */
export function supportAt(
  { supportContact }: Pick<Brand, 'supportContact'>,
  restaurantId: string | undefined,
): string | undefined {
  return restaurantId !== undefined && supportContact?.restaurantIds.includes(restaurantId) === true
    ? supportContact.link
    : undefined
}
