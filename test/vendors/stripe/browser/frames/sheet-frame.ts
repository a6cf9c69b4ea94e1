// Simulates a wallet's sheet, which belongs to the device.
import { isJson, type Json, numberIn, textIn } from '../json.ts'
import { walletOf } from '../wallets.ts'
import { button, field, inner, stage } from './inner.ts'
import { confirm, token } from './paying.ts'

let wallet = ''
let number: HTMLInputElement | undefined

const frame = inner({
  begin: (data) => {
    wallet = textIn(data, 'wallet') ?? ''
    draw(data)
    return {}
  },
  token: (asked) => token(asked, card(), owner),
  confirm: (asked) => confirm(asked, card(), owner),
  failed: ({ message }) => {
    const problem = document.createElement('p')
    problem.setAttribute('role', 'alert')
    problem.textContent = typeof message === 'string' ? message : 'Payment not completed'
    stage.append(problem)
    return {}
  },
})
frame.say('loaded')

const owner = {
  name: 'Jenny Rosen',
  email: 'jenny@example.com',
  address: { line1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701', country: 'US' },
}

/** The test chooses the wallet's card. */
function draw(data: Json): void {
  const heading = document.createElement('h1')
  heading.textContent = `${walletOf(wallet)?.label ?? ''}: ${money(data, data['amount'])}`
  const lines = document.createElement('ul')
  for (const row of Array.isArray(data['lineItems']) ? data['lineItems'] : []) {
    const line = document.createElement('li')
    if (isJson(row)) line.textContent = `${textIn(row, 'name') ?? ''} ${money(data, numberIn(row, 'amount'))}`
    lines.append(line)
  }
  stage.replaceChildren(heading, lines)
  number = field('Card in this wallet', { name: 'number', value: '4242424242424242' })
  button('Pay', () => frame.say('authorised', { billingDetails: owner }))
  button('Cancel', () => frame.say('cancelled'))
}

function money(data: Json, amount: unknown): string {
  const currency = (textIn(data, 'currency') ?? 'usd').toUpperCase()
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(Number(amount) / 10 ** digits)
}

function card(): Json {
  return { number: number?.value ?? '', exp_month: 12, exp_year: new Date().getFullYear() + 3, wallet }
}
