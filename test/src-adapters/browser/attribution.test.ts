import { expect } from 'chai'
import { noteAttribution } from '../../../src-adapters/browser/attribution.ts'
import { attributionHeaders } from '../../../src-adapters/browser/attribution-headers.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { workingStorage } from '../../builders/storage-builder.ts'

describe('attribution', () => {
  const aTab = () => {
    const storage = workingStorage()
    return safeStorage(() => storage)
  }

  it('ANA-07 is an advertising id and a device id, of the link that said so last', () => {
    const tab = aTab()
    expect(attributionHeaders(tab)).to.deep.equal({})
    noteAttribution(tab, '?advertising_id=a-1&gclid=g-1&device_id=d-1&utm_source=mail')
    noteAttribution(tab, '?type=delivery')
    expect(attributionHeaders(tab)).to.deep.equal({ advertisingId: 'a-1', deviceId: 'd-1' })
    noteAttribution(tab, '?fbclid=f-2')
    expect(attributionHeaders(tab)).to.deep.equal({ advertisingId: 'f-2' })
  })

  it('API-08 nothing that could not be a header is kept', () => {
    const tab = aTab()
    noteAttribution(tab, '?gclid=a%0d%0ab&device_id=%C3%A9')
    expect(attributionHeaders(tab)).to.deep.equal({})
  })
})
