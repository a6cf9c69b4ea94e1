import type { TownSeed } from '../../src-server/address/town.ts'

/** A corner of Brooklyn: two streets, one in two ZIP codes, and neighbourhood names. */
export const aTown: TownSeed = {
  id: 'brooklyn',
  city: 'Brooklyn',
  state: 'NY',
  point: { lat: 40.6782, long: -73.9442 },
  areas: [
    { id: 'red-hook', name: 'Red Hook', point: { lat: 40.6765, long: -74.011 } },
    { id: 'zip-11231', name: '11231', point: { lat: 40.6779, long: -74.0051 }, zip: '11231' },
  ],
  streets: [
    {
      ...{ id: 'conover-street-11231-1', name: 'Conover Street', zip: '11231', first: 1, last: 260 },
      ...{ from: { lat: 40.68, long: -74.0103 }, to: { lat: 40.6748, long: -74.0165 } },
    },
    {
      ...{ id: 'court-11201', name: 'Court Street', zip: '11201', first: 1, last: 294 },
      ...{ from: { lat: 40.6935, long: -73.9905 }, to: { lat: 40.6855, long: -73.9945 } },
    },
    {
      ...{ id: 'court-11231', name: 'Court Street', zip: '11231', first: 295, last: 760 },
      ...{ from: { lat: 40.6855, long: -73.9945 }, to: { lat: 40.6735, long: -74 } },
    },
    {
      ...{ id: 'surf-11224', name: 'Surf Avenue', zip: '11224', first: 600, last: 3700 },
      ...{ from: { lat: 40.5758, long: -73.974 }, to: { lat: 40.5735, long: -74.001 } },
    },
  ],
}

/** Two streets in one ZIP code, 2.5 miles apart, so each can be in its own zone. */
export const aTownOfTwoStreets: TownSeed = {
  id: 'two-streets',
  city: 'New York',
  state: 'NY',
  point: { lat: 40.72, long: -74 },
  areas: [],
  streets: [
    {
      ...{ id: 'elm', name: 'Elm Street', zip: '10001', first: 1, last: 99 },
      ...{ from: { lat: 40.705, long: -74 }, to: { lat: 40.705, long: -74 } },
    },
    {
      ...{ id: 'oak', name: 'Oak Street', zip: '10001', first: 1, last: 99 },
      ...{ from: { lat: 40.74, long: -74 }, to: { lat: 40.74, long: -74 } },
    },
  ],
}
