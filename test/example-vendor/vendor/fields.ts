// Document in the vendor's frame.
import { passesLuhn } from '../../vendors/line/luhn.ts'
import { answerPage } from '../../vendors/square/browser/channel.ts'

const labels = { number: 'Card number', expiry: 'Expiration date', cvc: 'Security code' } as const
type Name = keyof typeof labels
const names: readonly Name[] = ['number', 'expiry', 'cvc']
const left = new Set<Name>()
const inputs = new Map(names.map((name) => [name, draw(name)] as const))

function draw(name: Name): HTMLInputElement {
  const [label, input] = [document.createElement('label'), document.createElement('input')]
  label.textContent = labels[name]
  label.append(input)
  document.body.append(label)
  input.addEventListener('input', tellState)
  input.addEventListener('blur', () => {
    if (input.value !== '') left.add(name)
    tellState()
  })
  return input
}

function textOf(name: Name): string {
  return inputs.get(name)?.value.replace(/\s/g, '') ?? ''
}

function problemOf(name: Name): string | undefined {
  const text = textOf(name)
  if (text === '') return 'missing'
  if (name === 'number') return passesLuhn(text) ? undefined : 'invalid'
  if (name === 'cvc') return /^\d{3}$/.test(text) ? undefined : 'invalid'
  const [, month = '', year = ''] = /^(\d\d)\/(\d\d)$/.exec(text) ?? []
  if (month === '' || Number(month) < 1 || Number(month) > 12) return 'invalid'
  return Date.UTC(2000 + Number(year), Number(month)) < Date.now() ? 'expired' : undefined
}

function problems(of: readonly Name[]) {
  return Object.fromEntries(
    of.flatMap((name) => (problemOf(name) === undefined ? [] : [[name, problemOf(name)] as const])),
  )
}

function tellState(): void {
  tell({
    complete: names.every((name) => problemOf(name) === undefined),
    empty: names.every((name) => textOf(name) === ''),
    problems: problems([...left]),
  })
}

async function tokenise(about: unknown): Promise<unknown> {
  const wrong = problems(names)
  if (Object.keys(wrong).length > 0) return { error: { code: 'invalid', fields: wrong } }
  const [month, year] = textOf('expiry').split('/')
  try {
    const response = await fetch('https://api.examplepay.test/tokens', {
      method: 'POST',
      body: JSON.stringify({ about, number: textOf('number'), cvc: textOf('cvc'), month, year }),
    })
    return await response.json()
  } catch {
    return { error: { code: 'network' } }
  }
}

const tell = answerPage((command, about) => {
  if (command === 'tokenise') return tokenise(about)
  if (command === 'focus') inputs.get(names.find((name) => name === about) ?? 'number')?.focus()
  if (command !== 'clear') return undefined
  for (const input of inputs.values()) input.value = ''
  left.clear()
  tellState()
  return undefined
})
