import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'
import { tryWay } from './way-trials.ts'
import { allKinds } from './wrong-kinds.ts'

// All of what hostile-way.test.ts tries some of.
tryWay('The way to an order before an independent back end, all of it', independentBackEnd, allKinds)
tryWay('The way to an order before our own server without additions', ownServerWithoutAdditions, allKinds)
