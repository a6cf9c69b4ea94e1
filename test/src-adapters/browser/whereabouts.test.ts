import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { browserWhereabouts } from '../../../src-adapters/browser/whereabouts.ts'

type Ask = Geolocation['getCurrentPosition']
const position = {
  coords: {
    ...{ latitude: 40.67, longitude: -74.01, accuracy: 30 },
    ...{ altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => '' },
  },
  timestamp: 0,
  toJSON: () => '',
}
function failed(code: number): GeolocationPositionError {
  return {
    ...{ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 },
  }
}
function asked(ask: Ask) {
  return browserWhereabouts(() => ({ getCurrentPosition: ask, watchPosition: () => 0, clearWatch: () => {} })).here()
}

describe('Where this device is', () => {
  it('LOC-10 is a point when the browser tells it', async () => {
    expect(await asked((tell) => tell(position))).to.deep.equal(right({ lat: 40.67, long: -74.01 }))
  })

  it('tells a no of the customer from a device that does not know', async () => {
    expect(await asked((_, fail) => fail?.(failed(1)))).to.deep.equal(left({ _tag: 'Denied' }))
    expect(await asked((_, fail) => fail?.(failed(3)))).to.deep.equal(left({ _tag: 'Unknown' }))
    expect(await browserWhereabouts(() => undefined).here()).to.deep.equal(left({ _tag: 'Unknown' }))
  })
})
