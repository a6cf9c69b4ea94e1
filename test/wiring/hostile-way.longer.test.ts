import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'
import { allKinds, tryWay } from './way-trials.ts'

// All of what hostile-way.test.ts tries one of each manner of.
tryWay('The way to an order before an independent back end, all of it', independentBackEnd, allKinds)
tryWay('The way to an order before our own server without additions', ownServerWithoutAdditions, allKinds)
