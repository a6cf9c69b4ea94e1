/** The collapsible layout (CHK-06): each section is completed or not, opened or not (CHK-10). */
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
  /** Something else stands in the form than was submitted. */
  | { readonly _tag: 'InfoEdited' }
  /** Only with valid guest info (CHK-14). */
  | { readonly _tag: 'InfoSubmitted' }

/** The cart is done (CHK-11). Info starts completed for a patron and where the brand asks for none (CHK-12, CHK-13). */
export function startSections(asksInfo: boolean): Sections {
  return {
    cart: { completed: true, opened: false },
    info: { completed: !asksInfo, opened: asksInfo },
    payment: { completed: false, opened: !asksInfo },
  }
}

/** Only one is open at a time (CHK-06, CHK-15). */
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
    // It opens only once it is known who orders (CHK-16).
    case 'PaymentToggled':
      return sections.info.completed ? toggle(sections, 'payment') : sections
    case 'InfoEdited':
      return sections.info.completed ? { ...sections, info: { ...sections.info, completed: false } } : sections
    case 'InfoSubmitted':
      return openOnly({ ...sections, info: { ...sections.info, completed: true } }, 'payment')
  }
}

/** CHK-07; the section is for guests whose name is wanted (CHK-06, CART-14). */
export function isInfoShown(sections: Sections, asksInfo: boolean): boolean {
  return asksInfo && !sections.cart.opened
}

/** Nobody pays before they have said who they are (CHK-08). */
export function isPaymentShown(sections: Sections): boolean {
  return sections.info.completed
}

/** The one button leads to the payment, and places the order where that is open (CHK-09). */
export function bottomButton(sections: Sections): 'ProceedToPayment' | 'PlaceOrder' {
  return sections.payment.opened ? 'PlaceOrder' : 'ProceedToPayment'
}
