import { formatPrice } from '../../src-domain/money/format-price.ts'

type Count = { readonly count: number }
type Named = { readonly name: string }
type Priced = { readonly price: string }

export const steps = {
  price: formatPrice,
  next: 'Next',
  upsellsTitle: 'Anything else?',
  upsellsLead: 'Tap to add.',
  upsellsInCart: 'Goes great with your order',
  upsellsNone: 'You’re all set.',
  upsellsLoading: 'Loading…',
  add: 'Add',
  addItem: ({ name, price }: Named & Priced) => `Add ${name} for ${price}`,
  choose: 'Choose',
  chooseItem: ({ name }: Named) => `Choose options for ${name}`,
  openItem: ({ name }: Named) => `More about ${name}`,
  added: 'Added',
  addedItem: ({ name }: Named) => `${name} is in your cart`,
  goOn: 'Continue',
  goOnWithout: 'No thanks',

  packingTitle: 'Utensils & extras',
  packingLead: 'Only take what you need.',
  packingNone: 'Nothing to add here.',
  packingLoading: 'Loading…',
  packingUpTo: ({ max }: { readonly max: number }) => `up to ${max}`,
  packingAtLeast: ({ min }: { readonly min: number }) => `at least ${min}`,
  packingBetween: ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`,
  packingExactly: ({ count }: Count) => `exactly ${count}`,
  packingChosen: ({ count }: Count) => `${count} chosen`,
  packingGaveWay: ({ name, group }: Named & { readonly group: string }) => `We removed ${name}. ${group} is full.`,
  groupMin: ({ groupMin }: { readonly groupMin: number }) => `You must select at least ${groupMin}`,
  groupMax: ({ groupMax }: { readonly groupMax: number }) => `You cannot select more than ${groupMax}`,
  packingFirst: ({ names }: { readonly names: string }) => `Please check ${names} first.`,

  haveAccount: 'Have an account? Log in',
  logInTitle: 'Log in',
  logInLead: 'You’ll come right back to your order.',
}
