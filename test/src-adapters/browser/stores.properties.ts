import fc from 'fast-check'
import { workingStorage } from '../../builders/storage-builder.ts'
import { storesOver } from '../../builders/stores-builder.ts'

const [open, close] = ['[', ']'].map((one) => one.repeat(50_000))
const hostile = fc.oneof(
  { weight: 30, arbitrary: fc.string() },
  { weight: 30, arbitrary: fc.json() },
  { weight: 30, arbitrary: fc.json().map((value) => `{"v":1,"value":${value}}`) },
  { weight: 9, arbitrary: fc.constantFrom('{"v":1}', '{"v":1,"value":{"__proto__":{}}}', 'null', '[]', '') },
  // Deep nesting, slow to parse.
  { weight: 1, arbitrary: fc.constantFrom(`${open}${close}`, `{"v":1,"value":${open}${close}}`) },
)
const numRuns = (fc.readConfigureGlobal().numRuns ?? 100) > 100 ? 10_000 : 300

describe('What a browser keeps, when somebody else wrote it', () => {
  it('C11, CART-18, SHELL-35 never throws, whatever text lies under its keys', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (order, items, other) => {
        const storage = workingStorage({
          ...{ order, items, packingItems: items, location: other, pendingPlacement: other },
          ...{ token: other, flow: other, checkoutForm: other, recovery: other },
        })
        const stores = storesOver(() => storage)
        stores.order.restore()
        stores.pending.read()
        stores.session.token()
        stores.flow.read()
        stores.form.read()
        stores.recovery.read()
      }),
      { numRuns },
    )
  })
})
