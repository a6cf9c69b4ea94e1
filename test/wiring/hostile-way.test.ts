import { independentBackEnd } from './tried-houses.ts'
import { tryWay } from './way-trials.ts'
import { someKinds } from './wrong-kinds.ts'

tryWay('The way to an order before an independent back end', independentBackEnd, someKinds)
