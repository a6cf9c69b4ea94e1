import type { Options } from './options.ts'

export type Part = 'number' | 'month' | 'year' | 'cvv'
export type Control = HTMLInputElement | HTMLSelectElement
export type Form = ReadonlyMap<Part, Control>

/** Fields and labels with the vendor's ids, names and titles. */
export function drawForm(options: Options, now: Date): Form {
  const { uses, expiryIsTyped, text, isOn } = options
  const form = new Map<Part, Control>()
  const hasLabels = uses.expiry || uses.cvv
  const number = input('ccnumfield', text('cardtitle', 'Credit Card Number'), text('placeholder', ''))
  number.type = isOn('fullmobilekeyboard') ? 'text' : 'tel'
  number.size = 19
  number.maxLength = Number(text('cardinputmaxlength', '2000'))
  if (hasLabels) document.body.append(label('cccardlabel', 'ccnumfield', text('cardlabel', 'Card Number')))
  document.body.append(number)
  form.set('number', number)
  if (uses.expiry) {
    const names = expiryIsTyped ? ['ccexpiryfieldmonth', 'ccexpiryfieldyear'] : ['ccexpirymonth', 'ccexpiryyear']
    const [monthName = '', yearName = ''] = names
    const [monthTitle, yearTitle] = [
      text('expirymonthtitle', 'Expiration Month'),
      text('expiryyeartitle', 'Expiration Year'),
    ]
    const years = Array.from({ length: 21 }, (_, at) => String(now.getUTCFullYear() + at))
    const month = expiryIsTyped
      ? input(monthName, monthTitle, text('placeholdermonth', ''))
      : select(monthName, monthTitle, options.months)
    const year = expiryIsTyped
      ? input(yearName, yearTitle, text('placeholderyear', ''))
      : select(yearName, yearTitle, years, years)
    document.body.append(label('ccexpirylabel', monthName, text('expirylabel', 'Expiration Date')), month, year)
    form.set('month', month).set('year', year)
  }
  if (uses.cvv) {
    const cvv = input('cccvvfield', text('cvvtitle', 'Card Verification Value'), text('placeholdercvv', ''))
    cvv.maxLength = 4
    document.body.append(label('cccvvlabel', 'cccvvfield', text('cvvlabel', 'CVV')), cvv)
    form.set('cvv', cvv)
  }
  if (isOn('autofocus')) number.focus()
  return form
}

function input(name: string, title: string, placeholder: string): HTMLInputElement {
  const one = named(document.createElement('input'), name, title)
  one.type = 'tel'
  one.autocomplete = 'off'
  one.placeholder = placeholder
  return one
}

function select(name: string, title: string, texts: readonly string[], values?: readonly string[]): HTMLSelectElement {
  const one = named(document.createElement('select'), name, title)
  one.append(new Option('', ''))
  for (const [at, text] of texts.entries()) one.append(new Option(text, values?.[at] ?? String(at + 1)))
  return one
}

function named<A extends Control>(one: A, name: string, title: string): A {
  one.id = name
  one.name = name
  one.title = title
  one.setAttribute('aria-label', title)
  return one
}

function label(id: string, field: string, text: string): HTMLLabelElement {
  const one = document.createElement('label')
  one.id = id
  one.htmlFor = field
  one.textContent = text
  return one
}
