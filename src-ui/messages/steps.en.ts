import { formatPrice } from '../../src-domain/money/format-price.ts'

type Count = { readonly count: number }
type Named = { readonly name: string }
type Priced = { readonly price: string }

/** The steps between the cart and the checkout. */
export const steps = {
  price: formatPrice,
  next: 'Next',
  upsellsTitle: 'Something else?',
  upsellsLead: 'One tap adds it. Nothing here is needed.',
  upsellsInCart: 'Goes well with it',
  upsellsNone: 'You have it all already.',
  upsellsLoading: 'Looking for something that goes with it',
  add: 'Add',
  addItem: ({ name, price }: Named & Priced) => `Add ${name} for ${price}`,
  choose: 'Choose',
  chooseItem: ({ name }: Named) => `Choose options for ${name}`,
  openItem: ({ name }: Named) => `More about ${name}`,
  added: 'Added',
  addedItem: ({ name }: Named) => `${name} is in your order`,
  goOn: 'Continue',
  goOnWithout: 'Continue without',

  packingTitle: 'Packing',
  packingLead: 'Take what you will use.',
  packingNone: 'There is nothing to pack here.',
  packingLoading: 'Looking at what can be packed',
  packingUpTo: ({ max }: { readonly max: number }) => `up to ${max}`,
  packingAtLeast: ({ min }: { readonly min: number }) => `at least ${min}`,
  packingBetween: ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`,
  packingExactly: ({ count }: Count) => `exactly ${count}`,
  packingChosen: ({ count }: Count) => `${count} chosen`,
  packingGaveWay: ({ name, group }: Named & { readonly group: string }) => `${name} was taken off: ${group} is full.`,
  groupMin: ({ groupMin }: { readonly groupMin: number }) => `You must select at least ${groupMin}`,
  groupMax: ({ groupMax }: { readonly groupMax: number }) => `You cannot select more than ${groupMax}`,
  packingFirst: ({ names }: { readonly names: string }) => `Please look at ${names} first.`,

  haveAccount: 'Have an account? Log in',
  logInTitle: 'Log in',
  logInLead: 'Then your order goes on from here.',
}
