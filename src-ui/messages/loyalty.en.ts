import { formatPrice } from '../../src-domain/money/format-price.ts'
/** What a patron has earned, and the rewards of the wallet. */
export const loyalty = {
  price: formatPrice,
  rewards: 'Your Rewards',
  noRewards: 'You currently have no rewards',
  loading: 'Loading your rewards',
  invalid: 'This reward cannot be used for this order',
  credit: ({ amount }: { readonly amount: string }) => `Credit to spend: ${amount}`,
  progress: ({ percent }: { readonly percent: number }) => `${percent}% of the way to your next reward`,
  nextTier: ({ threshold, name }: { readonly threshold: string; readonly name: string }) =>
    `Spend ${threshold} in the next year to unlock the ${name} Tier`,
  creditLead: 'It comes off your next order by itself.',
  tierMissing: ({ missing }: { readonly missing: string }) => `${missing} to go, counted over the last year.`,
  tierProgress: ({ percent, name }: { readonly percent: number; readonly name: string }) =>
    `${percent}% of the way to the ${name} Tier`,
  choose: 'Choose a reward for the order that you have begun.',
  nothingOrdered: 'Your order is empty. Add a dish, then choose this reward here or at the checkout.',
}
