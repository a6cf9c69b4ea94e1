import { formatPrice } from '../../src-domain/money/format-price.ts'
export const loyalty = {
  price: formatPrice,
  rewards: 'Your Rewards',
  noRewards: 'You currently have no rewards',
  loading: 'Loading your rewards',
  invalid: 'This reward can’t be used for this order',
  credit: ({ amount }: { readonly amount: string }) => `Available credit: ${amount}`,
  progress: ({ percent }: { readonly percent: number }) => `${percent}% of the way to your next reward`,
  nextTier: ({ threshold, name }: { readonly threshold: string; readonly name: string }) =>
    `Spend ${threshold} in the next year to unlock the ${name} Tier`,
  creditLead: 'We’ll apply it to your next order automatically.',
  tierMissing: ({ missing }: { readonly missing: string }) => `${missing} to go, based on your last year of orders.`,
  tierProgress: ({ percent, name }: { readonly percent: number; readonly name: string }) =>
    `${percent}% of the way to the ${name} Tier`,
  choose: 'Choose a reward for your current order.',
  nothingOrdered: 'Your cart is empty. Add an item, then choose this reward here or at checkout.',
}
