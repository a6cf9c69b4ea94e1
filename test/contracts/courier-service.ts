import { expect } from 'chai'
import type { CourierRequest, CourierService } from '../../src-domain/kitchen/courier-service.ts'
import { leftOf, rightOf } from './either.ts'

const stop = {
  name: 'Main Street',
  phone: '+12125550142',
  address: { street1: '1 Main St', street2: '', city: 'New York', state: 'NY', zip: '10001' },
  notes: '',
}

function request(reference: string): CourierRequest {
  return { reference, pickup: stop, dropoff: { ...stop, name: 'Gus' }, readyAt: Date.UTC(2026, 5, 10, 16, 20) }
}

/** What every adapter of a courier service has to keep. */
export function courierServiceContract(name: string, open: () => CourierService): void {
  describe(`the courier service ${name}`, () => {
    it('makes one trip of a reference, however often it is requested', async () => {
      const service = open()
      const first = rightOf(await service.request(request('order-1')))
      expect(rightOf(await service.request(request('order-1')))).to.deep.equal(first)
      expect(rightOf(await service.status('order-1'))).to.deep.equal(first)
    })

    it('cancels a trip, also twice', async () => {
      const service = open()
      rightOf(await service.request(request('order-1')))
      expect(rightOf(await service.cancel('order-1')).status).to.equal('canceled')
      expect(rightOf(await service.cancel('order-1')).status).to.equal('canceled')
      expect(rightOf(await service.status('order-1')).status).to.equal('canceled')
    })

    it('refuses references that it does not know', async () => {
      const service = open()
      expect(leftOf(await service.status('order-9'))._tag).to.equal('Refused')
      expect(leftOf(await service.cancel('order-9'))._tag).to.equal('Refused')
    })
  })
}
