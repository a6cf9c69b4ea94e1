import { type Asked, type Line, openLine } from '../../vendors/line/line.ts'

interface Charge {
  readonly id: string
  readonly reference: string
  readonly token: string
  readonly amount: number
  readonly currency: string
  readonly brand: string
  readonly last4: string
  readonly state: 'authorised' | 'captured' | 'cancelled'
}

/** Vendor server: one charge per reference. The token's name decides the outcome. */
export async function openExamplePayApi(): Promise<Line & { readonly bookOf: (id: string) => Charge | undefined }> {
  const charges = new Map<string, Charge>()
  const declined = new Map<string, string>()

  const create = ({ reference, token, amount, currency }: Record<string, unknown>) => {
    const name = String(reference)
    const known = [...charges.values()].find((one) => one.reference === name)
    if (known !== undefined) return { status: 200, said: known }
    const isUsed = [...charges.values()].some((one) => one.token === token)
    const [, why] = /^tok_declined_(\w+?)_\d+$/.exec(String(token)) ?? []
    const no = declined.get(name) ?? (isUsed ? 'bad_token' : why)
    if (no !== undefined) {
      declined.set(name, no)
      return { status: 402, said: { declined: no } }
    }
    const id = `ch_${charges.size + 1}`
    const card = { brand: 'visa', last4: '4242' }
    const money = { amount: Number(amount), currency: String(currency) }
    charges.set(id, { id, reference: name, token: String(token), ...money, ...card, state: 'authorised' })
    return { status: 201, said: charges.get(id) }
  }
  const move = (id: string, to: 'capture' | 'cancel', amount: number) => {
    const charge = charges.get(id)
    const state = to === 'capture' ? 'captured' : 'cancelled'
    if (charge === undefined || (charge.state !== 'authorised' && charge.state !== state))
      return { status: 409, said: {} }
    if (to === 'capture' && amount > charge.amount) return { status: 409, said: {} }
    charges.set(id, { ...charge, state })
    return { status: 200, said: charges.get(id) }
  }
  const find = (reference: string) => {
    const charge = [...charges.values()].find((one) => one.reference === reference)
    if (charge !== undefined) return { status: 200, said: charge }
    const no = declined.get(reference)
    return no === undefined ? { status: 404, said: { found: false } } : { status: 200, said: { declined: no } }
  }
  const answer = ({ method, path, query, text }: Asked) => {
    if (method === 'GET') return find(query.get('reference') ?? '')
    const body = JSON.parse(text)
    const [, id = '', what] = /^\/charges\/([^/]+)\/(capture|cancel)$/.exec(path) ?? []
    return what === 'capture' || what === 'cancel' ? move(id, what, Number(body.amount)) : create(body)
  }
  const line = await openLine(
    (asked) => {
      const { status, said } = answer(asked)
      return { status, body: JSON.stringify(said) }
    },
    { status: 500, body: '{}' },
  )
  return { ...line, bookOf: (id) => charges.get(id) }
}
