/** Section of the collapsible layout (CHK-06, CHK-10). */
export interface Section {
  readonly completed: boolean
  readonly opened: boolean
}

export type SectionName = 'cart' | 'info' | 'payment'
export type Sections = Readonly<Record<SectionName, Section>>

export type SectionEvent =
  | { readonly _tag: 'CartToggled' }
  | { readonly _tag: 'InfoToggled' }
  | { readonly _tag: 'PaymentToggled' }
  /** The form differs from the submitted data. */
  | { readonly _tag: 'InfoEdited' }
  | { readonly _tag: 'InfoSubmitted' }

/** The cart is completed (CHK-11); so is info for patrons and for brands that ask for none (CHK-12, CHK-13). */
export function startSections(asksInfo: boolean): Sections {
  return {
    cart: { completed: true, opened: false },
    info: { completed: !asksInfo, opened: asksInfo },
    payment: { completed: false, opened: !asksInfo },
  }
}

function openOnly(sections: Sections, name: SectionName | undefined): Sections {
  return {
    cart: { ...sections.cart, opened: name === 'cart' },
    info: { ...sections.info, opened: name === 'info' },
    payment: { ...sections.payment, opened: name === 'payment' },
  }
}

function toggle(sections: Sections, name: SectionName): Sections {
  return openOnly(sections, sections[name].opened ? undefined : name)
}

export function nextSections(sections: Sections, event: SectionEvent): Sections {
  switch (event._tag) {
    case 'CartToggled':
      return toggle(sections, 'cart')
    case 'InfoToggled':
      return toggle(sections, 'info')
    case 'PaymentToggled':
      return sections.info.completed ? toggle(sections, 'payment') : sections
    case 'InfoEdited':
      return sections.info.completed ? { ...sections, info: { ...sections.info, completed: false } } : sections
    case 'InfoSubmitted':
      return openOnly({ ...sections, info: { ...sections.info, completed: true } }, 'payment')
  }
}

/** CHK-07: guests see the section if the brand wants a name (CHK-06, CART-14). */
export function isInfoShown(sections: Sections, asksInfo: boolean): boolean {
  return asksInfo && !sections.cart.opened
}

export function isPaymentShown(sections: Sections): boolean {
  return sections.info.completed
}

export function bottomButton(sections: Sections): 'ProceedToPayment' | 'PlaceOrder' {
  return sections.payment.opened ? 'PlaceOrder' : 'ProceedToPayment'
}
