#!/usr/bin/env node
import '../dist/inlay-services.mjs';
