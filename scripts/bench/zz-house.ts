import { copyHouse } from "./house";
console.log(copyHouse());
