import { refusals, shapes, statuses, tryAll } from './placing-trials.ts'
import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'

tryAll('Placing before an independent back end, each refusal', independentBackEnd, refusals)
tryAll('Following an order of an independent back end, each refusal', independentBackEnd, statuses)

// What hostile-placing.test.ts tries of an independent back end.
tryAll('Placing before our own server without additions, all of it', ownServerWithoutAdditions, [
  ...shapes,
  ...refusals,
])
tryAll('Following an order of our own server without additions', ownServerWithoutAdditions, statuses)
