/** The snippet of the README prints what the README says. */

import { readmeTests } from '@rulebench/module-kit/tests';

readmeTests(import.meta.url);
